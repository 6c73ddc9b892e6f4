export interface Stage {
  readonly name: string
  /** On the clock. */
  readonly seconds: number
  /** Null where it cannot be told. */
  readonly processorSeconds: number | null
}
export interface Slow {
  readonly name: string
  readonly seconds: number
}
export interface Budget {
  readonly stages: Readonly<Record<string, Omit<Stage, 'name'>>>
  readonly files: Readonly<Record<string, number>>
}

export function slowestFiles(
  report: { readonly testResults: readonly { name: string; startTime: number; endTime: number }[] },
  nameOf: (path: string) => string,
): Slow[]
export function slowestJourneys(report: { readonly suites: readonly object[] }): Slow[]
export function costLines(
  run: { readonly stages: readonly Stage[]; readonly slowest: readonly Slow[] },
  budget: Budget,
): { readonly slowest: string[]; readonly stages: string[] }
export function overBudget(stages: readonly Stage[], budget: Budget): string[]
export function readBudget(): Budget
