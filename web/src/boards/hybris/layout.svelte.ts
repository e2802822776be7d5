/** What of this board has room where, and what of it is on show. */
class Layout {
  /** Against Chronos: his board instead of the world (X). */
  chronos: boolean = $state(false);
  /** There is a tray below the stage in which a player's board lies. */
  tray: boolean = $state(false);
  /** Whose board lies in the tray; -1 for the own, -2 for the own cards. */
  seat: number = $state(-1);
}

export const OWN = -1;
export const CARDS = -2;
export const layout = new Layout();
