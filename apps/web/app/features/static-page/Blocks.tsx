import type { Block, Span } from '@andon/contract/player-api/content'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { SitePicture } from '../../page/picture/SitePicture.tsx'
import { useText } from '../../page/use-text.ts'
import { useIsInAudience } from '../../player/audience.ts'
import { staticPageText } from './text.ts'

/** Renders a text from the server, which sends blocks instead of HTML. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const isInAudience = useIsInAudience()
  return (
    <div className="text-body">
      {each(blocks.filter(isInAudience), (block) => (
        <BlockView block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id} className="heading-2">
          {block.text}
        </h2>
      ) : (
        <h3 className="heading-3">{block.text}</h3>
      )
    case 'paragraph':
      return (
        <p>
          <Line spans={block.spans} />
        </p>
      )
    case 'list': {
      const items = each(block.items, (spans) => (
        <li>
          <Line spans={spans} />
        </li>
      ))
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'picture':
      return <SitePicture picture={block.picture} sizes="(max-width: 767px) 100vw, 680px" />
  }
}

const Line = ({ spans }: { spans: readonly Span[] }) => each(spans, (span) => <SpanView span={span} />)

function SpanView({ span: { text, href, strong, code } }: { span: Span }): ReactNode {
  if (href !== undefined) return <TextLink href={href}>{text}</TextLink>
  if (strong) return <strong>{text}</strong>
  return code ? <code>{text}</code> : text
}

function TextLink({ href, children }: { href: string; children: string }) {
  const t = useText(staticPageText)
  const path = usePath()
  if (href.startsWith('/'))
    return (
      <Link to={path(href)} className="text-link">
        {children}
      </Link>
    )
  if (!href.startsWith('https:'))
    return (
      <a href={href} className="text-link">
        {children}
      </a>
    )
  return (
    <a href={href} className="text-link" target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only">{t('newTab')}</span>
    </a>
  )
}

/** A text does not change while it is mounted, so indexes can serve as keys. */
function each<Item>(items: readonly Item[], show: (item: Item) => ReactNode): ReactNode[] {
  return items.map((item, place) => <Fragment key={place}>{show(item)}</Fragment>)
}
