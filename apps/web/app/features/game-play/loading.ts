/** Without a sign of loading for this long, the page says that the game does not answer. */
export const answerWithinMs = 20_000
/** However many signs came. */
export const readyWithinMs = 60_000
/** A frame that has loaded can be clicked after this, also if the game does not say that it is ready. */
export const clickableAfterMs = 8_000

/** How far a game has loaded; times in milliseconds of one clock. */
export interface Loading {
  readonly launchedAt: number
  /** The time of the launch, or of the last progress that the game reported. */
  readonly signAt: number
  readonly percent: number
  readonly loadedAt: number | null
  readonly isReady: boolean
}

/**
 * `opening`: a picture covers the game. `open`: the game can be clicked. `silent`: so it can, but it has not said that it is ready. `unanswered`: the frame
 * has not even loaded.
 */
export type LoadingView = 'opening' | 'open' | 'silent' | 'unanswered'

export const launchAt = (now: number): Loading => ({
  launchedAt: now,
  signAt: now,
  percent: 0,
  loadedAt: null,
  isReady: false,
})

/** Only progress by a whole per cent is a sign, so that their number is bounded. */
export function progressTo(loading: Loading, percent: number, now: number): Loading {
  return percent < loading.percent + 1 ? loading : { ...loading, percent, signAt: now }
}

export function viewOf({ launchedAt, signAt, loadedAt, isReady }: Loading, now: number): LoadingView {
  if (isReady) return 'open'
  const isLate = now - signAt >= answerWithinMs || now - launchedAt >= readyWithinMs
  if (loadedAt === null) return isLate ? 'unanswered' : 'opening'
  if (isLate) return 'silent'
  return now - Math.max(signAt, loadedAt) >= clickableAfterMs ? 'open' : 'opening'
}
