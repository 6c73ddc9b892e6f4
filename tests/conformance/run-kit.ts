import { conformanceCases } from './cases/index.ts'
import { CannotArrange, type ConformanceCase, WalletGone, type WalletUnderTest } from './kit.ts'

export interface Outcome {
  readonly group: string
  readonly title: string
  readonly result: 'kept' | 'BROKEN' | 'not run' | 'could not run'
  /** Why a promise is broken or was not checked. */
  readonly why?: string
}

/** Runs every case against this wallet, one after the other, then checks its books. After the wallet stops, the remaining cases could not run. */
export async function runKit(
  wallet: WalletUnderTest,
  tell: (outcome: Outcome) => void,
  groups: Readonly<Record<string, readonly ConformanceCase[]>> = conformanceCases,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  const isGone = () => outcomes.at(-1)?.result === 'could not run'
  const judge = async (group: string, title: string, run: () => Promise<void>) => {
    const judged = isGone() ? { result: 'could not run' as const } : await resultOf(run)
    const outcome = { group, title, ...judged }
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
    if (error instanceof WalletGone) return { result: 'could not run', why }
    return { result: error instanceof CannotArrange ? 'not run' : 'BROKEN', why }
  }
}
