/** One rule that stored rows break. */
export interface Finding {
  readonly rule: string
  readonly count: number
  /** Names of rounds, seeds or titles, with what is known; the first of them. */
  readonly examples: readonly string[]
}

const mostExamples = 10

/** Counts what breaks each rule, and keeps the first examples only. */
export function createFindings() {
  const byRule = new Map<string, { count: number; examples: string[] }>()
  return {
    add: (rule: string, example: string): void => {
      const found = byRule.get(rule) ?? { count: 0, examples: [] }
      found.count += 1
      if (found.examples.length < mostExamples) found.examples.push(example)
      byRule.set(rule, found)
    },
    list: (): Finding[] => [...byRule].map(([rule, found]) => ({ rule, ...found })),
  }
}

export type Findings = ReturnType<typeof createFindings>
