import { useId } from 'react'
import { type RowGroup, settings } from '../page/settings.ts'
import { useText } from '../page/text.ts'
import { pagesText } from './pages-text.ts'

/** Chooses the prices that the rows of lists show where only one group has room. This browser remembers it. */
export default function GroupChoice({ groups, shown }: { groups: readonly RowGroup[]; shown: RowGroup }) {
  const t = useText(pagesText)
  const name = useId()
  return (
    <fieldset className="group-choice">
      <legend className="sr-only">{t('groups.choose')}</legend>
      {groups.map((group) => (
        <label key={group}>
          <input
            type="radio"
            name={name}
            checked={group === shown}
            onChange={() => settings.update((before) => ({ ...before, rowGroup: group }))}
          />
          <span>{t(`group.${group}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
