import type { Curve } from '@andon/arcade/engines/crash/curve'
import type { CrashEvent } from '@andon/arcade/engines/crash/events'
import type { Handlers } from '../../shell/scene.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { readingOf } from './crash-config.ts'
import type { CrashScenery, Flight } from './crash-title.ts'
import type { createPlate } from './plate.ts'
import type { CrashTexts } from './texts/crash-texts.ts'

/** A part of a past round takes no longer than this; it is shown faster then. */
const longestMs = 4_000
const seenMs = 1_400

interface ReplayDeps {
  readonly stage: Stage
  readonly curve: Curve
  readonly plate: Pick<ReturnType<typeof createPlate>, 'show'>
  readonly scenery: CrashScenery
  readonly words: CrashTexts
  burst(flight: Flight, since: () => number): void
  onEnd(amount: number): void
}

/** A past round as one bet saw it, at most in a few seconds. */
export function createReplayHandlers({ stage, curve, plate, scenery, words, burst, onEnd }: ReplayDeps): {
  begin(): void
  handlers: Handlers<CrashEvent>
} {
  let shownMs = 0
  const showAt = (elapsedMs: number) => {
    const hundredths = curve.at(elapsedMs)
    plate.show('running', hundredths)
    if (!stage.calm()) scenery.rise(elapsedMs, hundredths)
  }
  const riseTo = async (elapsedMs: number) => {
    const from = shownMs
    shownMs = elapsedMs
    const takesMs = stage.calm() ? 0 : Math.min(longestMs, elapsedMs - from)
    await stage.play(takesMs, (progress) => showAt(from + (elapsedMs - from) * progress))
  }
  return {
    begin: () => {
      shownMs = 0
      scenery.rest()
      scenery.showLeaves([])
      showAt(0)
    },
    handlers: {
      left: async (leave) => {
        await riseTo(leave.atMs)
        scenery.showLeaves([{ label: words.multiple(readingOf(leave.hundredths)), isOwn: true }])
      },
      burst: async ({ hundredths, atMs }) => {
        await riseTo(atMs)
        plate.show(atMs === 0 ? 'atOnce' : 'burst', hundredths)
        const from = stage.nowMs()
        burst({ elapsedMs: atMs, hundredths, round: hundredths }, () => stage.nowMs() - from)
        await stage.wait(seenMs)
      },
      roundEnd: async ({ amount }) => onEnd(amount),
    },
  }
}
