import type { ReactNode } from 'react'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { trustText } from './text.ts'
import './trust.css'

/** Who supervises and tests the brand and who helps players, as its `site.json` states them. Without a licence, a sandbox says so; other sites then say nothing. */
export function Trust() {
  const t = useText(trustText)
  const { site, sandbox, language } = usePage()
  const { licences, seals, help } = site.trust
  const unlicensed = licences.length === 0 && seals.length === 0
  return (
    <div className="trust">
      {sandbox && unlicensed && <p>{t('none')}</p>}
      <Group title={t('licences')}>
        {licences.map(({ authority, number, url }) => (
          <li key={url}>
            <Outside url={url}>{t('licence', { authority, number })}</Outside>
          </li>
        ))}
      </Group>
      <Group title={t('seals')}>
        {seals.map(({ name, url }) => (
          <li key={url}>
            <Outside url={url}>{name}</Outside>
          </li>
        ))}
      </Group>
      <Group title={t('help')}>
        {help.map(({ name, url, phone }) => (
          <li key={url}>
            <Outside url={url}>{name[language]}</Outside>
            {phone !== undefined && (
              <a href={`tel:${phone.replaceAll(/[ -]/g, '')}`} className="text-link">
                {phone}
              </a>
            )}
          </li>
        ))}
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className="trust-group">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

function Outside({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="text-link">
      {children}
    </a>
  )
}
