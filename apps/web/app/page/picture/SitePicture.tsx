import type { Picture } from '@andon/contract/player-api/content-pictures'

/**
 * An uploaded picture: the smallest copy that is sharp enough in a format that the browser knows, in a place that is kept from the start. Until it has loaded its
 * place has a few blurred pixels of it. Where a frame cuts it, the focus stays visible.
 * `sizes`: the width of its place, as for `<img>`. `isFirst`: what the visitor sees first, so it is fetched at once.
 */
export function SitePicture({
  picture,
  sizes,
  isFirst = false,
}: {
  picture: Picture
  sizes: string
  isFirst?: boolean
}) {
  const { alt, width, height, focus, placeholder, sources, src } = picture
  return (
    <span className="site-picture" data-x={step(focus.x)} data-y={step(focus.y)}>
      {placeholder !== undefined && (
        <img className="site-picture-first" src={placeholder} alt="" width={width} height={height} />
      )}
      <picture>
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  )
}

/** In steps of five per cent, for which the style sheet has rules: a style would need the page's nonce. */
const step = (perMille: number) => Math.round(perMille / 50) * 5
