import type { GameReply } from '@andon/arcade/game-api'
import { el } from './hud/elements.ts'
import { openProofPage } from './hud/proof-page.ts'
import { playEvents } from './play-events.ts'
import type { Scene } from './scene.ts'
import { playedRound, stakedOn } from './staked-on.ts'
import type { RoundDeps } from './start-round.ts'

type Proof = GameReply<'proof'>

export interface ReplayDeps
  extends Pick<
    RoundDeps,
    'arcade' | 'session' | 'failures' | 'hud' | 'stage' | 'loaded' | 'messages' | 'figures' | 'host'
  > {
  readonly scene: Pick<Scene, 'begin' | 'clear' | 'play'>
  readonly controls: Pick<RoundDeps['controls'], 'canSpin' | 'setReplaying'>
}

/** Replays past rounds in the scene. Nothing is staked, and balance and net result stay as they are. */
export function createReplay(deps: ReplayDeps) {
  const { arcade, session, failures, hud, scene, stage, controls, loaded } = deps
  const onFailure = (error: unknown) => void failures.show(error)
  const openProof = (roundId: string) =>
    openProofPage(
      {
        ...deps,
        language: session.state.language,
        watch: null,
        commitmentNotes: session.commitmentNotes,
        chainNotes: session.chainNotes,
        gameCode: session.state.game.gameCode,
        onFailure,
      },
      roundId,
    )

  async function show({ round: past }: Proof, isClosed: () => boolean): Promise<void> {
    hud.setWin(null)
    scene.clear()
    scene.begin()
    const round = playedRound(session.state.game, past)
    for (const event of past.events) {
      if (isClosed()) break
      await playEvents(scene, [event], { round, onEach: () => {} })
      if (loaded.decisionEvents.has(event.type)) await stage.wait(betweenActionsMs)
    }
  }

  return {
    /** Resolves when the player has closed the replay. */
    watch: async (roundId: string): Promise<void> => {
      if (!controls.canSpin()) return
      controls.setReplaying(true)
      try {
        const proof = await arcade.call('proof', { roundId })
        if (proof.round.events.length === 0) openProof(roundId)
        else await watchRound(deps, { proof, show, openProof })
      } catch (error) {
        onFailure(error)
      }
      scene.clear()
      hud.setWin(null)
      controls.setReplaying(false)
    },
  }
}

/** In a replay nobody acts, so each step of a staged round stays for this long. */
const betweenActionsMs = 450

function watchRound(
  { hud, messages, figures, failures }: ReplayDeps,
  {
    proof,
    show,
    openProof,
  }: {
    proof: Proof
    show: (proof: Proof, isClosed: () => boolean) => Promise<void>
    openProof: (roundId: string) => void
  },
): Promise<void> {
  return new Promise((done) => {
    const button = (label: string) => el('button', { type: 'button', class: 'act small' }, label)
    const [again, verify, close] = [messages.replayAgain, messages.replayVerify, messages.close].map(button)
    const text = messages.replayOf(figures.instant(proof.round.startedAt))
    const bar = el('section', { class: 'replay', 'aria-label': text }, el('p', {}, text))
    let closed = false
    let finish = () => {}
    const run = async () => {
      if (again) again.disabled = true
      hud.setStake(stakedOn(proof.round))
      await show(proof, () => closed).catch((error: unknown) => void failures.show(error))
      if (again) again.disabled = false
      finish()
    }
    again?.addEventListener('click', () => void run())
    verify?.addEventListener('click', () => openProof(proof.round.id))
    close?.addEventListener('click', () => {
      closed = true
      bar.remove()
      finish = done // the scene ends the event that it is showing
      if (!again?.disabled) done()
    })
    bar.append(...[again, verify, close].filter((one) => one !== undefined))
    hud.root.append(bar)
    void run()
  })
}
