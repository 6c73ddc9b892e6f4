import { languages } from '@andon/contract/languages'
import { useMemo, useState } from 'react'
import { useCalm } from '../page/calm.ts'
import { oddsFormats } from '../page/odds-format.ts'
import { goTo } from '../page/route.ts'
import { useServices } from '../page/services.ts'
import { settings } from '../page/settings.ts'
import { useText } from '../page/text.ts'
import { deviceZone, isZoneMeant, usualZones, zoneName, zonesToChoose } from '../page/time-zone.ts'
import { settingsText } from './settings-text.ts'

const mostZones = 40

/** Odds format, clock, time zone, the language of team names, calm mode and our margin. */
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
      <ShownFields />
    </>
  )
}

/** Calm mode, our margin, and the way to the notices. */
function ShownFields() {
  const t = useText(settingsText)
  const chosen = settings.use()
  const isCalm = useCalm()
  return (
    <>
      <label className="settings-check">
        <input
          type="checkbox"
          aria-describedby="calm-help"
          checked={isCalm}
          onChange={({ target }) => settings.set({ ...chosen, calm: target.checked })}
        />
        {t('calm')}
      </label>
      <small id="calm-help" className="settings-help">
        {t('calmHelp')}
      </small>
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
      <button
        type="button"
        className="plain-button"
        popoverTarget="settings"
        popoverTargetAction="hide"
        onClick={() => goTo({ page: 'bets', state: 'notices' })}
      >
        {t('notices')}
      </button>
    </>
  )
}

/** The zones of the browser by place and name, which are found by typing. The names of all of them are made when the search is used: that takes long. */
function ZoneField() {
  const t = useText(settingsText)
  const { language } = useServices()
  const chosen = settings.use()
  const [query, setQuery] = useState('')
  const now = useMemo(() => Date.now(), [])
  const nameOf = (zone: string) => zoneName(zone, { at: now, locale: languages[language].locale })
  const isSearched = query.trim() !== ''
  const zones = (isSearched ? zonesToChoose() : usualZones).map((zone) => ({ zone, name: nameOf(zone) }))
  const found = zones.filter((one) => !isSearched || isZoneMeant(query, one))
  const own = chosen.zone
  const shown =
    own === null || found.some(({ zone }) => zone === own) ? found : [{ zone: own, name: nameOf(own) }, ...found]
  return (
    <>
      <label>
        {t('zone.search')}
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <label>
        {t('zone')}
        <select
          value={own ?? ''}
          onChange={({ target: { value } }) => settings.set({ ...chosen, zone: value === '' ? null : value })}
        >
          <option value="">{t('zone.device', { zone: nameOf(deviceZone()) })}</option>
          {shown.slice(0, mostZones).map(({ zone, name }) => (
            <option key={zone} value={zone}>
              {name}
            </option>
          ))}
        </select>
        {isSearched && <small role="status">{t('zone.found', { count: found.length })}</small>}
      </label>
    </>
  )
}
