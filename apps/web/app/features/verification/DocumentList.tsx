import { routes } from '@andon/contract/player-api/routes'
import type { DocumentView } from '@andon/contract/player-api/verification'
import { Button } from '@andon/web-kit/Button'
import { useQueryClient } from '@tanstack/react-query'
import { dateFormat } from '../../page/dates/date-format.ts'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { textIfAny, useText } from '../../page/use-text.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { Label } from './ProofStatus.tsx'
import { verificationText } from './text.ts'
import { verificationKey } from './use-verification.ts'

/** The uploaded documents, newest first, each with its status and a link to view it. */
export function DocumentList({ documents }: { documents: readonly DocumentView[] }) {
  const t = useText(verificationText)
  if (documents.length === 0) return null
  const waiting = documents.filter(({ label }) => label === null)
  return (
    <div className="grid gap-3">
      <ul aria-label={t('documents')} className="grid gap-3">
        {documents.map((document) => (
          <li key={document.documentId} className="account-row">
            <Document document={document} />
          </li>
        ))}
      </ul>
      {waiting.length > 0 && <SendWaiting documents={waiting} />}
    </div>
  )
}

const [, downloadPath = ''] = routes.verification.download.split(' ')

function Document({ document: { documentId, name, label, reason, uploadedAt } }: { document: DocumentView }) {
  const t = useText(verificationText)
  const { language, apiBaseUrl } = usePage()
  const why =
    reason === undefined ? undefined : (textIfAny(language, 'verification', `reason.${reason}`) ?? t('reason'))
  const at = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(uploadedAt))
  return (
    <>
      <div className="grid min-w-0 gap-1">
        <a
          href={`${apiBaseUrl}${downloadPath}?${new URLSearchParams({ languageId: language, documentId })}`}
          className="text-link break-all"
          download
        >
          {name}
        </a>
        <span className="text-sm text-ink-soft">{at}</span>
        {why !== undefined && <span className="text-sm">{why}</span>}
      </div>
      {label === null ? <span className="mark">{t('waiting')}</span> : <Label label={label} />}
    </>
  )
}

/** Uploaded but not submitted, because the page was closed in between. */
function SendWaiting({ documents }: { documents: readonly DocumentView[] }) {
  const t = useText(verificationText)
  const api = useApi()
  const queries = useQueryClient()
  const form = useAction()
  const send = () =>
    form.submit(async () => {
      await api.verification.sendMultiple({ documentIds: documents.map(({ documentId }) => documentId).join(',') })
      await queries.invalidateQueries({ queryKey: verificationKey })
    })
  return (
    <div className="grid justify-items-start gap-3">
      <FormFailure failure={form.failure} />
      <Button kind="primary" busy={form.pending} onClick={() => void send()}>
        {t('sendWaiting')}
      </Button>
    </div>
  )
}
