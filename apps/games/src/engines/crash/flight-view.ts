import type { Curve } from '@andon/arcade/engines/crash/curve'
import type { SharedTable } from '../../shell/shared/shared-scene.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { CrashScenery, Flight } from './crash-title.ts'
import type { createPlate, PlateState } from './plate.ts'

/** Without a word of the server for so long, no further multiplier is shown. */
export const silentAfterMs = 1_000
/** The stars of a burst are gone after so long. */
const burstMs = 3_200
/** Under reduced motion the burst stands still at this time, when it is widest. */
const stillBurstMs = 700

interface FlightDeps {
  readonly stage: Stage
  readonly table: Pick<SharedTable, 'now'>
  readonly curve: Curve
  readonly plate: Pick<ReturnType<typeof createPlate>, 'show'>
  readonly scenery: CrashScenery
  /** In each frame of a running round: for how long it certainly ran, and the multiplier in hundredths. */
  onTick(ranForMs: number, hundredths: number): void
}

/** The multiplier and the shell by the clock of the tables. A past round that is watched covers them, while the table goes on. */
export function createFlightView({ stage, table, curve, plate, scenery, onTick }: FlightDeps) {
  let from: number | null = null
  let heardMs = 0
  let isCovered = false
  let stopFrames = () => {}
  let now: { readonly state: PlateState; readonly hundredths: number | null } = { state: 'closed', hundredths: null }
  const show = (state: PlateState, hundredths: number | null) => {
    now = { state, hundredths }
    if (!isCovered) plate.show(state, hundredths)
  }
  /** Stands still where the server is silent. */
  const elapsedSince = (start: number) => Math.max(0, Math.min(table.now() - start, heardMs + silentAfterMs))
  const tick = () => {
    if (from === null) return
    const elapsedMs = elapsedSince(from)
    const hundredths = curve.at(elapsedMs)
    show(table.now() - from > heardMs + silentAfterMs ? 'waiting' : 'running', hundredths)
    onTick(Math.min(heardMs, elapsedMs), hundredths)
  }
  const rise = () => {
    stopFrames()
    if (stage.calm()) return
    stopFrames = stage.onFrame(() => {
      if (from === null || isCovered) return
      const elapsedMs = elapsedSince(from)
      scenery.rise(elapsedMs, curve.at(elapsedMs))
    })
  }
  const burst = (flight: Flight, since: () => number) => {
    stopFrames()
    const draw = () => {
      const sinceMs = stage.calm() ? stillBurstMs : Math.min(burstMs, Math.max(0, since()))
      scenery.burst(sinceMs, flight)
      if (stage.calm() || sinceMs >= burstMs) stopFrames()
    }
    stopFrames = stage.onFrame(draw)
    draw()
  }
  stage.onIdleFrame(tick)
  return {
    show,
    burst,
    rest: (): void => {
      stopFrames()
      if (!isCovered) scenery.rest()
      stage.redraw()
    },
    halt: (): void => {
      from = null
      stopFrames()
    },
    /** True if the start is to be heard. */
    run: (runsFrom: number): boolean => {
      from = runsFrom
      heardMs = Math.max(0, table.now() - runsFrom)
      rise()
      tick()
      return heardMs < silentAfterMs
    },
    stillRuns: (elapsedMs: number): void => {
      heardMs = Math.max(heardMs, elapsedMs)
    },
    /** Between rounds a lost connection shows at once; in a running one after a silence. */
    setCurrent: (isCurrent: boolean): void => {
      if (!isCurrent && from === null) show('waiting', now.hundredths)
    },
    cover: (): void => {
      isCovered = true
    },
    uncover: (): void => {
      if (!isCovered) return
      isCovered = false
      stopFrames()
      scenery.rest()
      plate.show(now.state, now.hundredths)
      if (from !== null) rise()
      stage.redraw()
    },
  }
}
