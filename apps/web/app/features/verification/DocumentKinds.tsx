import type { DocumentType } from '@andon/contract/player-api/verification'
import { useText } from '../../page/use-text.ts'
import { verificationText } from './text.ts'

const kinds = {
  identity: ['passport', 'licence', 'myNumber'],
  address: ['bill', 'statement'],
} as const satisfies Record<DocumentType, readonly string[]>
type Kind = (typeof kinds)[DocumentType][number]

/** Which documents count, and which sides of them. The back of a My Number card carries the number, which may not be collected. */
export function DocumentKinds({ documentType }: { documentType: DocumentType }) {
  const t = useText(verificationText)
  return (
    <div className="document-kinds">
      {kinds[documentType].map((kind) => (
        <figure key={kind}>
          <span className="document-sides" aria-hidden="true">
            {pictures[kind]}
          </span>
          <figcaption>
            <strong>{t(`kind.${kind}`)}</strong>
            <span>{t(`sides.${kind}`)}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

const face = (
  <>
    <circle className="doc-tint" cx="13" cy="15" r="4" />
    <path className="doc-tint" d="M6 27c0-5 3-7 7-7s7 2 7 7z" />
  </>
)

const cardFront = (
  <svg viewBox="0 0 56 36" role="presentation">
    <rect className="doc-paper" x="1" y="1" width="54" height="34" rx="4" />
    {face}
    <path className="doc-line" d="M26 12h22M26 19h22M26 26h14" />
  </svg>
)

const cardBack = (
  <svg viewBox="0 0 56 36" role="presentation">
    <rect className="doc-paper" x="1" y="1" width="54" height="34" rx="4" />
    <path className="doc-band" d="M1 8h54v6H1z" />
    <path className="doc-line" d="M8 21h40M8 27h26" />
  </svg>
)

const notThisSide = (
  <svg viewBox="0 0 56 36" role="presentation">
    <g className="doc-faded">
      <rect className="doc-paper" x="1" y="1" width="54" height="34" rx="4" />
      <path className="doc-line" d="M8 12h40M8 19h40M8 26h26" />
    </g>
    <path className="doc-cross" d="M6 5l44 26M50 5L6 31" />
  </svg>
)

const passport = (
  <svg viewBox="0 0 56 40" role="presentation">
    <rect className="doc-paper" x="1" y="1" width="54" height="38" rx="4" />
    {face}
    <path className="doc-line" d="M26 12h22M26 19h22M6 31h44M6 35h44" />
  </svg>
)

const sheet = (
  <svg viewBox="0 0 36 44" role="presentation">
    <path className="doc-paper" d="M3 1h22l10 10v30a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z" />
    <path className="doc-line" d="M7 10h12M7 16h16M7 26h22M7 32h22M7 38h12" />
    <path className="doc-band" d="M7 19h18v3H7z" />
  </svg>
)

const pictures: Readonly<Record<Kind, React.ReactNode>> = {
  passport,
  licence: (
    <>
      {cardFront}
      {cardBack}
    </>
  ),
  myNumber: (
    <>
      {cardFront}
      {notThisSide}
    </>
  ),
  bill: sheet,
  statement: sheet,
}
