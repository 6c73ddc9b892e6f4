import type { Hud } from '../../shell/hud/hud.ts'
import type { LeftMessage, TableView } from '../../shell/shared/shared-scene.ts'
import { readingOf } from './crash-config.ts'
import type { CrashScenery, ShownLeave } from './crash-title.ts'
import type { CrashTexts } from './texts/crash-texts.ts'

/** Bets that have left the running round: those of players who are shown rise with their names, of the others there is a count. */
export function createLeaves({
  scenery,
  hud,
  words,
  ownSeat,
}: {
  scenery: Pick<CrashScenery, 'showLeaves'>
  hud: Pick<Hud, 'showNote'>
  words: CrashTexts
  ownSeat: string
}) {
  let shown: readonly ShownLeave[] = []
  let others = 0
  let view: TableView | null = null
  const add = (more: readonly ShownLeave[]) => {
    shown = [...shown, ...more]
    scenery.showLeaves(shown)
  }
  const labelOf = (hundredths: number) => words.multiple(readingOf(hundredths))
  return {
    clear: (): void => {
      shown = []
      others = 0
      scenery.showLeaves(shown)
      hud.showNote('')
    },
    /** After a past round was watched. */
    showAgain: (): void => scenery.showLeaves(shown),
    setView: (next: TableView): void => {
      view = next
    },
    addOwn: (hundredths: number): void => add([{ label: labelOf(hundredths), isOwn: true }]),
    addOthers: ({ seats, others: more }: LeftMessage): void => {
      const nameOf = (seat: string) => view?.seats.find((one) => one.seat === seat)?.name ?? ''
      add(
        seats
          .filter(({ seat }) => seat !== ownSeat)
          .map(({ seat, hundredths }) => ({ label: `${nameOf(seat)} ${labelOf(hundredths)}`.trim(), isOwn: false })),
      )
      others += more
      if (others > 0) hud.showNote(words.others(others))
    },
  }
}
