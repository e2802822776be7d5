/** A picture in a few words: what stands behind, who acts, the added colour and the frieze. */
export interface Scene {
  back?: string | string[];
  cast?: string | string[];
  tone?: string;
  frieze?: string;
}

/** The inside of an svg of 160 by 100; what the scene names and nobody can draw is a problem. */
export function draw(scene: Scene, shapeOf: (name: string) => string | undefined, seed?: string): { body: string; problems: string[] };
