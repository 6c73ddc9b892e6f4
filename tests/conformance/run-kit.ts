import { conformanceCases } from './cases/index.ts'
import { type Exchange, recorded } from './exchanges.ts'
import { CannotArrange, type ConformanceCase, WalletGone, type WalletUnderTest } from './kit.ts'

export interface Outcome {
  readonly group: string
  readonly title: string
  readonly result: 'kept' | 'BROKEN' | 'not run' | 'could not run'
  /** Why a promise is broken or was not checked. */
  readonly why?: string
  /** The wallet calls of the case, in the order of their requests. */
  readonly exchanges: readonly Exchange[]
}

type Groups = Readonly<Record<string, readonly ConformanceCase[]>>

export interface RunOptions {
  readonly groups?: Groups
  /** How many cases run at once. Each has players of its own. */
  readonly atOnce?: number
}

/**
 * Runs every case against this wallet, those that wait alone after the others, then checks its books. Tells the outcomes in this order. After the wallet
 * stops, the remaining cases could not run.
 */
export async function runKit(
  wallet: WalletUnderTest,
  tell: (outcome: Outcome) => void,
  { groups = conformanceCases, atOnce = 1 }: RunOptions = {},
): Promise<readonly Outcome[]> {
  const all = Object.entries(groups).flatMap(([group, some]) => some.map((one) => ({ group, ...one })))
  const cases = [...all.filter(({ waits }) => !waits), ...all.filter(({ waits }) => waits)]
  const done: (Outcome | undefined)[] = cases.map(() => undefined)
  let told = 0
  let begun = 0
  let isGone = false

  async function judge({ group, title, run }: (typeof cases)[number]): Promise<Outcome> {
    const { wallet: watched, exchanges } = recorded(wallet)
    const judged = isGone ? { result: 'could not run' as const } : await resultOf(() => run(watched))
    isGone ||= judged.result === 'could not run'
    return { group, title, ...judged, exchanges }
  }

  async function work(isLast: (one: ConformanceCase) => boolean = () => false): Promise<void> {
    for (let next = cases[begun]; next && !isLast(next); next = cases[begun]) {
      const place = begun++
      done[place] = await judge(next)
      for (let outcome = done[told]; outcome; outcome = done[++told]) tell(outcome)
    }
  }

  await Promise.all(Array.from({ length: atOnce }, () => work(({ waits }) => waits === true)))
  await work()
  const books = { group: 'books', title: 'the operator’s books add up after all of it' }
  const last = await judge({ ...books, run: () => wallet.checkBooks() })
  tell(last)
  return [...done.filter((one) => one !== undefined), last]
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
