import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEventState } from '../live/use-live.ts'
import { useServices } from '../page/services.ts'
import { useMoney, useText } from '../page/text.ts'
import { RefusalText } from '../slip/placing/RefusalText.tsx'
import type { Bet } from './bet.ts'
import { holdsNow } from './holds-now.ts'
import { betsText } from './text.ts'

type Rule = Bet['rules'][number]
type Condition = Rule['conditions'][number]
const byValue = ['valueAtLeast', 'valueAtMost'] as const
const inFootball = ['minuteReached', 'redCard.home', 'redCard.away'] as const
type Kind = (typeof byValue | typeof inFootball)[number]

/** Null while a figure is missing that it needs. */
function conditionOf(kind: Kind, figure: number, event: string): Condition | null {
  if (kind === 'redCard.home') return { when: 'redCard', event, side: 'home' }
  if (kind === 'redCard.away') return { when: 'redCard', event, side: 'away' }
  if (figure < 1) return null
  if (kind === 'minuteReached') return figure > 120 ? null : { when: 'minuteReached', event, minute: figure }
  return { when: kind, amount: figure }
}

/** Cash-outs that happen by themselves once the value reaches a figure or something happens in the match, also while the player is away. */
export function CashOutRules({ bet, value }: { bet: Bet; value: number | null }) {
  const t = useText(betsText)
  const { client } = useServices()
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: (rule: string) => client.call('removeCashOutRule', { bet: bet.id, rule }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['bets'] }),
  })
  const waiting = bet.rules.filter(({ state }) => state === 'waiting')
  return (
    <div className="rules">
      <p className="rules-title">{t('rules')}</p>
      <ul>
        {waiting.map((rule) => (
          <li key={rule.rule}>
            <RuleText rule={rule} />
            <button type="button" className="slip-link" onClick={() => remove.mutate(rule.rule)}>
              {t('removeRule')}
            </button>
          </li>
        ))}
      </ul>
      <RuleForm bet={bet} value={value} />
    </div>
  )
}

/** The kinds of conditions that a bet can have, and those that would cash out now. */
function useConditions(bet: Bet, value: number | null) {
  const event = bet.legs[0]?.event ?? ''
  const isOfOneMatch = bet.legs.every((leg) => leg.event === event)
  const state = useEventState(event)
  const countsCards = state?.redCards != null && isOfOneMatch
  const kinds: readonly Kind[] = countsCards ? [...byValue, ...inFootball] : byValue
  const minutes = state?.clock ? Math.floor(state.clock.seconds / 60) : null
  const current = { value, minutes, redCards: state?.redCards ?? null }
  return { event, kinds, isTrue: (condition: Condition) => holdsNow(condition, current) }
}

/** A condition that is already true is set only when it is sent a second time. */
function RuleForm({ bet, value }: { bet: Bet; value: number | null }) {
  const t = useText(betsText)
  const { client } = useServices()
  const queries = useQueryClient()
  const [kind, setKind] = useState<Kind>('valueAtLeast')
  const [figure, setFigure] = useState('')
  const { event, kinds, isTrue } = useConditions(bet, value)
  const condition = conditionOf(kind, Number(figure), event)
  const [warned, setWarned] = useState<string | null>(null)
  const wouldSell = condition !== null && isTrue(condition)
  const isWarned = wouldSell && warned === JSON.stringify(condition)
  const add = useMutation({
    mutationFn: (added: Condition) =>
      client.call('setCashOutRule', { bet: bet.id, rule: crypto.randomUUID(), amount: null, conditions: [added] }),
    onSuccess: () => setFigure(''),
    onSettled: () => queries.invalidateQueries({ queryKey: ['bets'] }),
  })
  function submit() {
    if (wouldSell && !isWarned) setWarned(JSON.stringify(condition))
    else if (condition) add.mutate(condition)
  }
  return (
    <>
      <form
        className="rule-form"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <select
          aria-label={t('rules')}
          value={kind}
          onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'valueAtLeast')}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
        </select>
        {!kind.startsWith('redCard') && (
          <input
            inputMode="numeric"
            aria-label={t(kind === 'minuteReached' ? 'ruleMinute' : 'ruleAmount')}
            placeholder={kind === 'minuteReached' ? '75' : String(value ?? '')}
            value={figure}
            onChange={({ target }) => setFigure(target.value.normalize('NFKC').replace(/\D/g, '').slice(0, 9))}
          />
        )}
        <button type="submit" disabled={condition === null || add.isPending}>
          {t(isWarned ? 'addRuleAnyway' : 'addRule')}
        </button>
      </form>
      {isWarned && (
        <p className="refusal" role="alert">
          {t('ruleHolds')}
        </p>
      )}
      {add.data?.refusal && <RefusalText refusal={add.data.refusal} />}
    </>
  )
}

function RuleText({ rule: { conditions } }: { rule: Rule }) {
  const t = useText(betsText)
  const money = useMoney()
  const text = (condition: Condition) => {
    if ('amount' in condition) return t(`${condition.when}.is`, { amount: money(condition.amount) })
    if (condition.when === 'minuteReached') return t('minuteReached.is', { minute: condition.minute })
    return condition.when === 'redCard' ? t(`redCard.${condition.side}`) : t('otherRule')
  }
  return <span>{conditions.map(text).join(' + ')}</span>
}
