import { conformanceCases } from './cases/index.ts'
import { CannotArrange, type ConformanceCase, type WalletUnderTest } from './kit.ts'

export interface Outcome {
  readonly group: string
  readonly title: string
  readonly result: 'kept' | 'BROKEN' | 'not run'
  /** Of a promise that is not kept, or not looked at. */
  readonly why?: string
}

/** Every case against this wallet, one after the other, and then its books. */
export async function runKit(
  wallet: WalletUnderTest,
  tell: (outcome: Outcome) => void,
  groups: Readonly<Record<string, readonly ConformanceCase[]>> = conformanceCases,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  const judge = async (group: string, title: string, run: () => Promise<void>) => {
    const outcome = { group, title, ...(await resultOf(run)) }
    outcomes.push(outcome)
    tell(outcome)
  }
  for (const [group, cases] of Object.entries(groups))
    for (const { title, run } of cases) await judge(group, title, () => run(wallet))
  await judge('books', 'the operator’s books add up after all of it', () => wallet.checkBooks())
  return outcomes
}

async function resultOf(run: () => Promise<void>): Promise<Pick<Outcome, 'result' | 'why'>> {
  try {
    await run()
    return { result: 'kept' }
  } catch (error) {
    const why = error instanceof Error ? error.message.replaceAll(/\s*\n\s*/g, ' ') : String(error)
    return { result: error instanceof CannotArrange ? 'not run' : 'BROKEN', why }
  }
}
