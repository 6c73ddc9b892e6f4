import { languages } from '@andon/contract/languages'
import { oddsFormats } from '../odds/odds-format.ts'
import { Icon } from './Icon.tsx'
import { frameText } from './messages.ts'
import { settings } from './settings.ts'
import { useText } from './text.ts'

/** Odds format, clock and the language of names. */
export function SettingsMenu() {
  const t = useText(frameText)
  const chosen = settings.use()
  return (
    <>
      <button type="button" className="icon-button" aria-label={t('settings')} popoverTarget="settings">
        <Icon name="settings" />
      </button>
      <div id="settings" popover="auto" className="settings">
        <label>
          {t('odds')}
          <select
            value={chosen.odds}
            onChange={({ target }) => {
              const odds = oddsFormats.find((format) => format === target.value)
              if (odds) settings.set({ ...chosen, odds })
            }}
          >
            {oddsFormats.map((format) => (
              <option key={format} value={format}>
                {t(`odds.${format}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('clock')}
          <select
            value={chosen.hours}
            onChange={({ target }) => settings.set({ ...chosen, hours: target.value === '12' ? '12' : '24' })}
          >
            <option value="24">{t('clock.24')}</option>
            <option value="12">{t('clock.12')}</option>
          </select>
        </label>
        <label>
          {t('names')}
          <select
            value={chosen.names ?? ''}
            onChange={({ target: { value } }) =>
              settings.set({ ...chosen, names: value === 'ja' || value === 'en' ? value : null })
            }
          >
            <option value="">{t('names.page')}</option>
            {Object.entries(languages).map(([code, { ownName }]) => (
              <option key={code} value={code}>
                {ownName}
              </option>
            ))}
          </select>
        </label>
        <label className="settings-check">
          <input
            type="checkbox"
            checked={chosen.calm}
            onChange={({ target }) => settings.set({ ...chosen, calm: target.checked })}
          />
          {t('calm')}
        </label>
        <label className="settings-check">
          <input
            type="checkbox"
            checked={chosen.margins}
            onChange={({ target }) => settings.set({ ...chosen, margins: target.checked })}
          />
          {t('margins')}
        </label>
      </div>
    </>
  )
}
