import type { SoundPlayer } from '../sound/sound-player.ts'
import { createBalance } from './balance.ts'
import { connectButtons } from './connect-buttons.ts'
import { createControls } from './controls.ts'
import { createFreeRounds } from './free-rounds.ts'
import type { HostCommand } from './host.ts'
import { presentPendingRound } from './present-round.ts'
import { refreshBalance } from './refresh-balance.ts'
import { createReplay } from './replay.ts'
import { createShownRounds } from './shown-rounds.ts'
import { createStakes } from './stakes.ts'
import { failRound, type RoundDeps, startRound } from './start-round.ts'
import { createRoundChanges } from './stream/round-changes.ts'

export interface GameLoopDeps
  extends Omit<RoundDeps, 'balance' | 'controls' | 'freeRounds' | 'roundChanges' | 'shownRounds'> {
  readonly sounds: SoundPlayer
}

/** Connects buttons and host commands to the rounds of one session. */
export function createGameLoop(deps: GameLoopDeps) {
  const { host, session, failures, hud, stage, messages, figures } = deps
  const { game: config, mode } = session.state
  const balance = createBalance(deps, session.state.balance)
  const stakes = createStakes(config, (stake) => {
    hud.setStake(stake)
    hud.announce(messages.stakeNow(figures.amount(stake)))
  })
  const freeRounds = createFreeRounds(session.state.freeRounds, deps)
  const controls = createControls({ ...deps, stakes, freeRounds })
  const [roundChanges, shownRounds] = [createRoundChanges(), createShownRounds(deps.arcade)]
  const roundDeps: RoundDeps = { ...deps, balance, controls, freeRounds, roundChanges, shownRounds }
  const replay = createReplay(roundDeps)
  connectButtons(
    { ...deps, watch: (roundId) => void replay.watch(roundId) },
    { ...controls, spin: () => void startRound(roundDeps) },
  )

  return {
    watch: replay.watch,
    /** The bets on the table are others. */
    showStake: controls.update,
    /** A stop takes effect before the next round. A round in progress is shown to its end. */
    handleCommand: (command: HostCommand) => {
      if (command !== 'refreshBalance') controls.setStopped(command === 'stopGamePlay')
      else refreshBalance({ balance, isBusy: controls.isBusy, line: deps.line }).catch((error) => failures.show(error))
    },
    begin: async ({ offersFreeRounds }: { offersFreeRounds: boolean }) => {
      hud.setMuted(deps.sounds.muted)
      hud.setNet(session.net())
      hud.setWin(null)
      balance.set(session.state.balance)
      controls.update()
      stage.onIdleFrame(() => hud.setTime(session.elapsedMs()))
      if (mode === 'demo' && !host.isThere) hud.showNote(messages.demoLong)
      if (session.state.chips) hud.showNote(messages.chipsLong)
      if (mode === 'real') void follow(roundDeps)
      const { pendingRound, nextRoundInMs } = session.state
      if (pendingRound && !session.wasShown(pendingRound.id))
        await presentPendingRound(roundDeps, pendingRound).catch((error) => failRound(roundDeps, error))
      if (offersFreeRounds) await freeRounds.offer()
      await stage.wait(nextRoundInMs)
      controls.setIdle()
    },
  }
}

/** Its script comes after the first view. Without it, refused calls tell the same later. A demo has no login that ends, and one session of its own. */
const follow = (deps: RoundDeps) =>
  import('./stream/follow-stream.ts').then(
    ({ followStream }) => followStream(deps),
    () => {},
  )
