/** What of this board has room where: the stage knows its own width, the rail and the tray ask. */
class Layout {
  /** Whether the stage has room for a panel beside the map; if not, the state of the game stands with the seats. */
  beside: boolean = $state(true);
  /** The panel of the state of the game is open (G). */
  open: boolean = $state(true);
}

export const layout = new Layout();
