const say = (line: string) => process.stdout.write(`${line}\n`)
const indent = (text: string) => text.replaceAll(/^/gm, '           ')

interface Told {
  readonly group: string
  readonly title: string
  readonly result: 'kept' | 'BROKEN' | 'not run' | 'could not run'
  readonly why?: string
}

/** Prints one line for each outcome, below its group; with the calls of a broken case, or of every case with `show`. */
export function tellOf<T extends Told>(callsOf: (outcome: T) => string, { show }: { show: boolean }) {
  let last = ''
  return (outcome: T): void => {
    const { group, title, result, why } = outcome
    if (group !== last) say(`\n${group}`)
    last = group
    say(`  ${result.padEnd(7)}  ${title}${why === undefined ? '' : `\n           ${why}`}`)
    const calls = show || result === 'BROKEN' ? callsOf(outcome) : ''
    if (calls !== '') say(indent(calls))
  }
}

/** Prints the counts and returns the exit code: see the usage of the command. */
export function sumUp(outcomes: readonly Told[]): 0 | 1 | 2 {
  const count = (wanted: Told['result']) => outcomes.filter(({ result }) => result === wanted).length
  const [kept, broken, notRun] = [count('kept'), count('BROKEN'), count('not run')]
  const cut = count('could not run')
  say(`\n${kept} kept, ${broken} broken, ${notRun} not run${cut > 0 ? `, ${cut} could not run` : ''}`)
  if (cut > 0) return 2
  return broken > 0 || kept === 0 ? 1 : 0
}
