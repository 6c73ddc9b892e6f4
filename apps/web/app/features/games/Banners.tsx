import type { Banner } from '@andon/contract/player-api/content-notices'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { SitePicture } from '../../page/picture/SitePicture.tsx'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { useIsInAudience } from '../../player/audience.ts'
import { useSession } from '../../player/session.ts'
import { isForVisitors, useBannerLink } from './banner-link.ts'

/** The widths that `banners.css` gives them. */
const sizes = '(max-width: 639px) 78vw, (max-width: 1023px) 50vw, 400px'

/** The banners of a zone, each with a picture, a text and one link. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const t = useText(shellText)
  const { state } = useSession()
  const isInAudience = useIsInAudience()
  const shown = banners.filter((banner) => isInAudience(banner) && (state !== 'player' || !isForVisitors(banner.link)))
  if (shown.length === 0) return null
  return (
    <section className="page-width section-tight" aria-labelledby="banners">
      <h2 id="banners" className="heading-2">
        {t('banners')}
      </h2>
      <ul className="banners" data-row="true">
        {shown.map((banner) => (
          <li key={banner.id} className="banner" data-device={banner.device}>
            {banner.picture ? (
              <SitePicture picture={banner.picture} sizes={sizes} />
            ) : (
              <img src={banner.image} alt="" width={640} height={320} loading="lazy" decoding="async" />
            )}
            <div className="banner-words">
              <h3 className="heading-3">{banner.title}</h3>
              <p className="text-ink-soft">{banner.text}</p>
              <BannerLink {...banner} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function BannerLink({ link, action, title }: Banner) {
  const path = usePath()
  const onFollow = useBannerLink(link)
  return (
    <Link to={path(link)} className="text-link banner-link" aria-label={`${action}: ${title}`} onClick={onFollow}>
      {action}
    </Link>
  )
}
