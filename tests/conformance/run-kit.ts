import { conformanceCases } from './cases/index.ts'
import { type Exchange, recorded } from './exchanges.ts'
import { CannotArrange, WalletGone, type WalletUnderTest } from './kit.ts'

export interface Outcome {
  readonly group: string
  readonly title: string
  readonly result: 'kept' | 'BROKEN' | 'not run' | 'could not run'
  /** Why a promise is broken or was not checked. */
  readonly why?: string
  /** The wallet calls of the case, in the order of their requests. */
  readonly exchanges: readonly Exchange[]
}

export interface Case<Subject> {
  /** The rule it proves. */
  readonly title: string
  /** It changes what every other case relies on, such as the clock: it runs alone, after the others. */
  readonly waits?: true
  run(subject: Subject): Promise<void>
}

export interface RunOptions<Subject> {
  readonly groups: Readonly<Record<string, readonly Case<Subject>[]>>
  /** How many cases run at once. Each has players of its own. */
  readonly atOnce?: number
  /** Runs when all others are over. */
  readonly last: Case<Subject>
}

/** What one case is run with. */
export interface Watched<Subject> {
  readonly subject: Subject
  /** The calls that it has caused so far. */
  exchanges(): readonly Exchange[]
}

/** Runs every case of the wallet API against this wallet, then checks its books. */
export function runKit(
  wallet: WalletUnderTest,
  tell: (outcome: Outcome) => void,
  { groups = conformanceCases, atOnce = 1 }: Partial<Pick<RunOptions<WalletUnderTest>, 'groups' | 'atOnce'>> = {},
): Promise<readonly Outcome[]> {
  const last = { title: 'the operator’s books add up after all of it', run: () => wallet.checkBooks() }
  return runCases(() => recorded(wallet), tell, { groups, atOnce, last })
}

/** Tells the outcomes in the order of the cases, those that wait after the others. After the subject stops, the remaining cases could not run. */
export async function runCases<Subject>(
  watch: () => Watched<Subject>,
  tell: (outcome: Outcome) => void,
  { groups, atOnce = 1, last }: RunOptions<Subject>,
): Promise<readonly Outcome[]> {
  const all = Object.entries(groups).flatMap(([group, some]) => some.map((one) => ({ group, ...one })))
  const cases = [...all.filter(({ waits }) => !waits), ...all.filter(({ waits }) => waits)]
  const done: (Outcome | undefined)[] = cases.map(() => undefined)
  let told = 0
  let begun = 0
  let isGone = false

  async function judge({ group, title, run }: Case<Subject> & { group: string }): Promise<Outcome> {
    const { subject, exchanges } = watch()
    const judged = isGone ? { result: 'could not run' as const } : await resultOf(() => run(subject))
    isGone ||= judged.result === 'could not run'
    return { group, title, ...judged, exchanges: exchanges() }
  }

  async function work(isLast: (one: Case<Subject>) => boolean = () => false): Promise<void> {
    for (let next = cases[begun]; next && !isLast(next); next = cases[begun]) {
      const place = begun++
      done[place] = await judge(next)
      for (let outcome = done[told]; outcome; outcome = done[++told]) tell(outcome)
    }
  }

  await Promise.all(Array.from({ length: atOnce }, () => work(({ waits }) => waits === true)))
  await work()
  const end = await judge({ group: 'books', ...last })
  tell(end)
  return [...done.filter((one) => one !== undefined), end]
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
