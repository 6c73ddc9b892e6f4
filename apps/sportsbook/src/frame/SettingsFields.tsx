import { languages } from '@andon/contract/languages'
import { useMemo } from 'react'
import { oddsFormats } from '../odds/odds-format.ts'
import { settings } from './settings.ts'
import { settingsText } from './settings-text.ts'
import { useText } from './text.ts'
import { deviceZone, usualZones, zoneName, zonesToChoose } from './time-zone.ts'

/** Odds format, clock, time zone and the language of team names. */
export default function SettingsFields() {
  const t = useText(settingsText)
  const chosen = settings.use()
  return (
    <>
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
          value={chosen.hours ?? ''}
          onChange={({ target: { value } }) =>
            settings.set({ ...chosen, hours: value === '12' || value === '24' ? value : null })
          }
        >
          <option value="">{t('clock.page')}</option>
          <option value="24">{t('clock.24')}</option>
          <option value="12">{t('clock.12')}</option>
        </select>
      </label>
      <ZoneField />
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
          aria-describedby="margins-help"
          checked={chosen.margins}
          onChange={({ target }) => settings.set({ ...chosen, margins: target.checked })}
        />
        {t('margins')}
      </label>
      <small id="margins-help" className="settings-help">
        {t('marginsHelp')}
      </small>
    </>
  )
}

/** Only the usual zones and the chosen one tell their distance from UTC: formats of all of them would take long. */
function ZoneField() {
  const t = useText(settingsText)
  const chosen = settings.use()
  const now = useMemo(() => Date.now(), [])
  return (
    <label>
      {t('zone')}
      <select
        value={chosen.zone ?? ''}
        onChange={({ target: { value } }) => settings.set({ ...chosen, zone: value === '' ? null : value })}
      >
        <option value="">{t('zone.device', { zone: zoneName(deviceZone(), now) })}</option>
        {zonesToChoose().map((zone) => (
          <option key={zone} value={zone}>
            {zone === chosen.zone || usualZones.includes(zone) ? zoneName(zone, now) : zone}
          </option>
        ))}
      </select>
    </label>
  )
}
