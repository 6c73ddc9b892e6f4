import { sportNames, sports } from '@andon/bookmaker/rules'
import { useName, useText } from '../page/text.ts'
import { type BetFilter, betDays, betKinds, betResults } from './bet-filter.ts'
import { betsText } from './text.ts'

interface Props {
  readonly filter: BetFilter
  readonly onChange: (filter: BetFilter) => void
  readonly state: 'open' | 'settled'
}

/** Which of the bets that are listed are shown: by sport, kind, time and result. */
export function BetFilters({ filter, onChange, state }: Props) {
  const t = useText(betsText)
  const nameOf = useName()
  return (
    <div className="bet-filters">
      <Choice
        label={t('filter.sport')}
        value={filter.sport}
        options={sports.map((sport) => [sport, nameOf(sportNames[sport])])}
        onChoose={(sport) => onChange({ ...filter, sport })}
      />
      <Choice
        label={t('filter.kind')}
        value={filter.kind}
        options={betKinds.map((kind) => [kind, t(`filter.kind.${kind}`)])}
        onChoose={(kind) => onChange({ ...filter, kind })}
      />
      <Choice
        label={t('filter.days')}
        value={filter.days}
        options={betDays.map((days) => [days, t(`filter.days.${days}`)])}
        onChoose={(days) => onChange({ ...filter, days })}
      />
      {state === 'settled' && (
        <Choice
          label={t('filter.result')}
          value={filter.result}
          options={betResults.map((result) => [result, t(`filter.result.${result}`)])}
          onChoose={(result) => onChange({ ...filter, result })}
        />
      )}
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value | ''
  readonly options: readonly (readonly [Value, string])[]
  readonly onChoose: (value: Value | '') => void
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const t = useText(betsText)
  return (
    <label>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => onChoose(options.find(([one]) => one === target.value)?.[0] ?? '')}
      >
        <option value="">{t('filter.all')}</option>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
