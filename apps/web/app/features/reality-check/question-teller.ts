type Question = 'open' | 'answered'

const retryMs = 2_000
const triesMax = 300
/** After the player has left the game. */
const lastTriesMax = 3

/**
 * Tells the server whether the question is open, one call at a time and the newest state last, so that calls do not overtake each other. A call that fails
 * is sent again.
 */
export function createQuestionTeller(
  send: (question: Question) => Promise<unknown>,
  wait = (ms: number) => new Promise<void>((done) => window.setTimeout(done, ms)),
) {
  let wanted: { readonly question: Question; readonly done: (accepted: boolean) => void } | null = null
  let triesLeft = 0
  let isSending = false
  let onTrouble = () => {}

  async function sendWanted(): Promise<void> {
    if (isSending) return
    isSending = true
    while (wanted !== null) {
      const sent = wanted
      triesLeft -= 1
      const accepted = await send(sent.question).then(
        () => true,
        () => false,
      )
      if (!accepted) onTrouble()
      if (!accepted && wanted === sent && triesLeft > 0) {
        await wait(retryMs)
        continue
      }
      if (wanted === sent) wanted = null
      sent.done(accepted)
    }
    isSending = false
  }

  return {
    /** Resolves when the server has accepted it; with false if it could not be reached, or if a newer state has taken its place. */
    tell: (question: Question): Promise<boolean> =>
      new Promise((done) => {
        wanted = { question, done }
        triesLeft = triesMax
        void sendWanted()
      }),
    /** Calls `listener` each time the server could not be reached. */
    whenTroubled: (listener: () => void) => {
      onTrouble = listener
    },
    /** The page leaves the game: an answer still goes out, an open question does not. */
    stop: () => {
      if (wanted?.question === 'open') wanted = null
      triesLeft = Math.min(triesLeft, lastTriesMax)
      onTrouble = () => {}
    },
  }
}
