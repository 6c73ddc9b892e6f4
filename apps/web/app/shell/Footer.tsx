import type { FooterContent } from '@andon/contract/player-api/content'
import { Link } from 'react-router'
import { GamePicture } from '../features/games/GamePicture.tsx'
import { useGameLinks } from '../features/games/game-links.ts'
import { Trust } from '../features/trust/Trust.tsx'
import { useBrand } from '../page/brand.ts'
import { breakable } from '../page/breakable.ts'
import { usePage, usePath } from '../page/page-context.ts'
import { shellText } from '../page/text.ts'
import { useText } from '../page/use-text.ts'
import { useRestricted } from '../player/session.ts'
import { LanguageLinks } from './LanguageLinks.tsx'

export function Footer() {
  const { site, sandbox, footer } = usePage()
  const brand = useBrand()
  const t = useText(shellText)
  return (
    <footer className="site-footer">
      <FooterGames />
      <FooterColumns />
      <div className="footer-texts page-width grid gap-8 py-10 md:grid-cols-[1fr_2fr_auto] md:items-start">
        <img
          className="footer-wordmark"
          src={brand.wordmark}
          alt={site.name}
          width={brand.wordmarkWidth}
          height={40}
          loading="lazy"
        />
        <div className="grid max-w-prose gap-3 text-sm">
          {sandbox && <p className="sandbox-notice">{t('sandboxNotice')}</p>}
          <Trust />
          {footer.texts.flatMap(({ id, lines }) =>
            lines.map((line, place) => (
              <p key={`${id}-${place}`}>
                {line.map(({ text, href }, at) =>
                  href === undefined ? text : <FooterLink key={at} text={text} href={href} />,
                )}
              </p>
            )),
          )}
        </div>
        <div className="flex items-center gap-4 md:flex-col md:items-end">
          <span className="age-sign" role="img" aria-label={t('ageSign')}>
            {site.footer.ageSigns.map((age) => (
              <span key={age} aria-hidden="true">
                {age}
              </span>
            ))}
          </span>
          <LanguageLinks inside="page" />
        </div>
      </div>
    </footer>
  )
}

/** Links open the demo where a game has one, so that visitors need no login. */
function FooterGames() {
  const { footerGames } = usePage()
  const restricted = useRestricted()
  const t = useText(shellText)
  const linkTo = useGameLinks()
  if (footerGames.length === 0 || restricted) return null
  return (
    <nav aria-label={t('footerGames')} className="page-width footer-games">
      <h2>{t('footerGames')}</h2>
      <ul>
        {footerGames.map((game) => (
          <li key={game.gameCode}>
            <Link to={linkTo(game, game.modes.includes('freegames') ? 'freegames' : 'realgames')}>
              <GamePicture game={game} kind="thumbnail" loading="lazy" />
              <span>{breakable(game.name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterColumns() {
  const { columns } = usePage().footer
  const t = useText(shellText)
  return (
    <nav aria-label={t('about')} className="page-width footer-columns">
      {columns.map(({ id, title, links }) => (
        <section key={id}>
          <h2>{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <FooterLink {...link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** Paths of the site are below its language; all others lead elsewhere. */
function FooterLink({ text, href }: FooterContent['columns'][number]['links'][number]) {
  const path = usePath()
  if (href.startsWith('/')) return <Link to={path(href)}>{text}</Link>
  const isElsewhere = href.startsWith('https:')
  return (
    <a href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}>
      {text}
    </a>
  )
}
