/** A chance in whole per cent; only what is certain is shown as 0 or 100. */
export function inPercent(chance: number): number {
  const rounded = Math.round(chance * 100);
  return chance === 0 || chance === 1 ? rounded : Math.min(99, Math.max(1, rounded));
}
