/** What of this board has room where, and what of it is on show. */
class Layout {
  /** Against Chronos: his board instead of the world (X). */
  chronos: boolean = $state(false);
}

export const layout = new Layout();
