/** One failed test file of vitest, or one failed journey. */
export interface Failure {
  readonly name: string
  readonly firstError: string
  /** The page as it was when a journey failed. */
  readonly seen?: string
  /** How many failed tests it stands for. */
  readonly count: number
  readonly command: string
  readonly args: readonly string[]
}

export function lookAgain(
  failures: readonly Failure[],
): Promise<{ readonly failed: readonly Failure[]; readonly unsteady: readonly Failure[] }>

export function objections(
  unsteady: readonly { readonly name: string }[],
  options?: { readonly listed?: readonly { readonly test: string; readonly since: string }[]; readonly today?: Date },
): string[]
