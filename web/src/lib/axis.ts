/** The numbers beside a chart: round ones, as many as can be told apart; they reach below nought where points do. */

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

export function axis(values: number[], most: number): { low: number; high: number; ticks: number[] } {
  const high = Math.max(5, ...values) + 1;
  const least = Math.min(0, ...values);
  const step = STEPS.find((one) => (high - least) / one <= most) ?? STEPS.at(-1)!;
  const low = Math.floor(least / step) * step;
  return { low, high, ticks: Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step) };
}
