import type { BonusTerms } from '@andon/contract/bonus-terms'
import { useId, useMemo, useState } from 'react'
import { useMoney } from '../../page/amounts/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { Chips } from '../limits/Chips.tsx'
import './bonus-xray.css'
import { MoneyFates } from './MoneyFates.tsx'
import { amountChoices, type CountingGame, inWords, playOf, stakeChoices } from './plan.ts'
import { SpinsResult } from './SpinsResult.tsx'
import { xrayText } from './text.ts'
import { useXrayGames, type XrayGames } from './use-counting-games.ts'
import { useBest, useXray } from './use-xray.ts'
import { Waiting } from './Waiting.tsx'
import { XrayResult } from './XrayResult.tsx'

interface Props {
  readonly terms: BonusTerms
  /** The deposit of a form that the bonus is chosen in, in minor units; left out: the player chooses one here. */
  readonly deposit?: number
}

/** The worth of a bonus: chance, cost and time, before the player accepts it. */
export function BonusXray({ terms, deposit }: Props) {
  const t = useText(xrayText)
  const id = useId()
  const words = inWords(terms)
  return (
    <section className="xray" aria-labelledby={id} data-testid="bonus-xray">
      <p id={id} className="heading-3">
        {t('title')}
      </p>
      {words !== null && <p>{t(`words.${words}`)}</p>}
      {(words === null || words === 'spins') && <Computed terms={terms} deposit={deposit} />}
    </section>
  )
}

function Computed({ terms, deposit }: { terms: BonusTerms; deposit: number | undefined }) {
  const t = useText(xrayText)
  const { data, isError } = useXrayGames(terms)
  if (isError) return <p role="alert">{t('failed')}</p>
  if (data === undefined) return <Waiting />
  if (terms.wagering.times === 0) {
    const { reward } = terms
    return reward.kind === 'free-spins' && data.spinOdds ? (
      <SpinsResult rounds={reward.rounds} stake={reward.stake} odds={data.spinOdds} />
    ) : null
  }
  if (data.counting.length === 0)
    return (
      <>
        <p>{t('noGames')}</p>
        <MoneyFates terms={terms} play={null} />
      </>
    )
  return <Choices terms={terms} deposit={deposit} games={data} />
}

interface ChoicesProps {
  readonly terms: BonusTerms
  readonly deposit: number | undefined
  readonly games: XrayGames
}

function Choices({ terms, deposit, games: { counting, spinOdds } }: ChoicesProps) {
  const t = useText(xrayText)
  const money = useMoney()
  const id = useId()
  const amounts = amountChoices(terms)
  const [ownAmount, setAmount] = useState<number | null>(null)
  const [ownStake, setStake] = useState<number | null>(null)
  const [ownGame, setGame] = useState<string | null>(null)
  const amount = deposit ?? ownAmount ?? amounts?.amounts.at(amounts.of === 'deposit' ? -2 : -1) ?? 0
  const best = useBestGame({ terms, amount, counting, spinOdds })
  const chosen = counting.find(({ game }) => game.gameCode === ownGame) ?? best
  const stakes = chosen ? stakeChoices(terms, chosen.game) : []
  const stake = ownStake !== null && stakes.includes(ownStake) ? ownStake : usualStake(stakes)
  const question = useMemo(() => {
    const play = chosen && playOf(terms, { amount, stake, counting: chosen, spinOdds })
    return play ? ({ about: 'bonus', play } as const) : null
  }, [terms, amount, stake, chosen, spinOdds])
  const xray = useXray(question)
  return (
    <>
      <p className="text-ink-soft">{t('lead')}</p>
      <div className="field">
        <label htmlFor={id}>{t('game')}</label>
        <div className="field-input">
          <select id={id} value={chosen?.game.gameCode ?? ''} onChange={({ target }) => setGame(target.value)}>
            {chosen === null && <option value="">{t('computing')}</option>}
            {counting.map(({ game, counts }) => (
              <option key={game.gameCode} value={game.gameCode}>
                {t('gameOption', { name: game.name, percent: counts })}
              </option>
            ))}
          </select>
        </div>
        {ownGame === null && <p className="field-hint">{t('gameHint')}</p>}
      </div>
      {amounts && deposit === undefined && (
        <Chips
          label={t(amounts.of)}
          even
          value={String(amount)}
          options={amounts.amounts.map((one) => ({ value: String(one), label: money(one) }))}
          onChange={(one) => setAmount(Number(one))}
        />
      )}
      {stakes.length > 0 && (
        <Chips
          label={t('stake')}
          even
          value={String(stake)}
          options={stakes.map((one) => ({ value: String(one), label: money(one) }))}
          onChange={(one) => setStake(Number(one))}
        />
      )}
      {xray.failed ? (
        <p role="alert">{t('failed')}</p>
      ) : xray.odds && chosen && question ? (
        <XrayResult terms={terms} play={question.play} game={chosen.game} odds={xray.odds} bounds={xray.bounds} />
      ) : (
        <Waiting />
      )}
      <MoneyFates terms={terms} play={question?.play ?? null} />
    </>
  )
}

/** ¥100 where it may be staked, or what comes nearest below it. */
const usualStake = (stakes: readonly number[]) => stakes.findLast((stake) => stake <= 100) ?? stakes[0] ?? 0

interface BestAsked {
  readonly terms: BonusTerms
  readonly amount: number
  readonly counting: readonly CountingGame[]
  readonly spinOdds: XrayGames['spinOdds']
}

/** The game with the best chance at its usual stake; null until it is known. */
function useBestGame({ terms, amount, counting, spinOdds }: BestAsked): CountingGame | null {
  const question = useMemo(() => {
    const plays = counting.flatMap(
      (one) =>
        playOf(terms, { amount, stake: usualStake(stakeChoices(terms, one.game)), counting: one, spinOdds }) ?? [],
    )
    return plays.length > 1 ? ({ about: 'best', plays } as const) : null
  }, [terms, amount, counting, spinOdds])
  const place = useBest(question)
  return question === null ? (counting[0] ?? null) : place === null ? null : (counting[place] ?? null)
}
