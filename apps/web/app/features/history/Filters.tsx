import { historyRanges } from '@andon/contract/player-api/reports-fields'
import { type ReactNode, useId } from 'react'
import { useText } from '../../page/use-text.ts'
import { historyText } from './text.ts'
import type { AddressFilter } from './use-address-filter.ts'

/** The period and other filters of a history. */
export function Filters({ filter, children }: { filter: AddressFilter; children?: ReactNode }) {
  const t = useText(historyText)
  return (
    <search className="history-filters" aria-label={t('filters')}>
      <Chips
        legend={t('range')}
        value={filter.range}
        options={historyRanges.map((range) => ({ value: range, label: t(`range.${range}`) }))}
        onChoose={(range) => filter.set({ range })}
      />
      {children}
    </search>
  )
}

interface Choice {
  readonly value: string
  readonly label: string
}

export function Chips({
  legend,
  value,
  options,
  onChoose,
}: {
  legend: string
  value: string
  options: readonly Choice[]
  onChoose: (value: string) => void
}) {
  return (
    <fieldset className="history-chips">
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className="chip"
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** A filter with one value or all. */
export function Narrow({
  label,
  all,
  value,
  options,
  onChoose,
}: {
  label: string
  all: string
  value: string
  options: readonly Choice[]
  onChoose: (value: string | null) => void
}) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-input">
        <select id={id} value={value} onChange={(event) => onChoose(event.target.value || null)}>
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
