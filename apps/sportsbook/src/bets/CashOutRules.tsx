import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../frame/services.tsx'
import { useMoney, useText } from '../frame/text.ts'
import { RefusalText } from '../slip/RefusalText.tsx'
import type { Bet } from './BetCard.tsx'
import { betsText } from './text.ts'

type Rule = Bet['rules'][number]
const kinds = ['valueAtLeast', 'valueAtMost'] as const

/** Cash-outs that happen by themselves once the value reaches a figure, also while the player is away. */
export function CashOutRules({ bet, value }: { bet: Bet; value: number | null }) {
  const t = useText(betsText)
  const { client } = useServices()
  const queries = useQueryClient()
  const [when, setWhen] = useState<(typeof kinds)[number]>('valueAtLeast')
  const [amount, setAmount] = useState('')
  const refresh = () => queries.invalidateQueries({ queryKey: ['bets'] })
  const make = useMutation({
    mutationFn: () =>
      client.call('setCashOutRule', {
        ...{ bet: bet.id, rule: crypto.randomUUID(), amount: null },
        conditions: [{ when, amount: Number(amount) }],
      }),
    onSuccess: () => setAmount(''),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: (rule: string) => client.call('removeCashOutRule', { bet: bet.id, rule }),
    onSettled: refresh,
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
      <form
        className="rule-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (Number(amount) > 0) make.mutate()
        }}
      >
        <select
          aria-label={t('rules')}
          value={when}
          onChange={({ target }) => setWhen(kinds.find((kind) => kind === target.value) ?? 'valueAtLeast')}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(kind)}
            </option>
          ))}
        </select>
        <input
          inputMode="numeric"
          aria-label={t('ruleAmount')}
          placeholder={value === null ? '' : String(value)}
          value={amount}
          onChange={({ target }) => setAmount(target.value.normalize('NFKC').replace(/\D/g, '').slice(0, 9))}
        />
        <button type="submit" disabled={amount === '' || make.isPending}>
          {t('addRule')}
        </button>
      </form>
      {make.data?.refusal && <RefusalText refusal={make.data.refusal} />}
    </div>
  )
}

function RuleText({ rule: { conditions } }: { rule: Rule }) {
  const t = useText(betsText)
  const money = useMoney()
  return (
    <span>
      {conditions
        .map((condition) =>
          'amount' in condition ? t(`${condition.when}.is`, { amount: money(condition.amount) }) : t('otherRule'),
        )
        .join(' + ')}
    </span>
  )
}
