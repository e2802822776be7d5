/** What a die brings on the average, and how a new face changes it. */

import { content, pairs, RESOURCES, type Resource } from "./content";

/** The average of each resource over the six faces; a choice counts for each thing it offers. */
export function averages(faces: string[]): Record<Resource, number> {
  const sums = Object.fromEntries(RESOURCES.map((name) => [name, 0])) as Record<Resource, number>;
  for (const id of faces) {
    const face = content.faces.get(id);
    for (const gain of [face?.gain, ...(face?.options ?? []), face?.gain_b]) for (const [name, number] of pairs(gain)) sums[name] += number / faces.length;
  }
  return sums;
}

export interface Change {
  resource: Resource;
  now: number;
  then: number;
}

/** What changes if one face of the die gives way to another; nothing for what stays the same. */
export function changes(faces: string[], old: string, face: string): Change[] {
  const at = faces.indexOf(old);
  const [now, then] = [averages(faces), averages(faces.map((one, i) => (i === at ? face : one)))];
  return RESOURCES.filter((name) => Math.abs(now[name] - then[name]) > 1e-9).map((resource) => ({ resource, now: now[resource], then: then[resource] }));
}
