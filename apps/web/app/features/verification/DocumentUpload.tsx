import type { DocumentType } from '@andon/contract/player-api/verification'
import { Button } from '@andon/web-kit/Button'
import { useRef, useState } from 'react'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useRefusalText } from '../forms/text.ts'
import { ChosenFiles } from './ChosenFiles.tsx'
import { chooseFiles } from './choose-files.ts'
import { verificationText } from './text.ts'
import { type Unfinished, type Upload, useUploads } from './use-uploads.ts'

/** The file types the server accepts; the server also checks the content. */
const accepted = 'application/pdf,image/jpeg,image/png,image/webp,image/heic'
const maxBytes = 15 * 1024 * 1024
const maxFiles = 10

interface Props {
  readonly documentType: DocumentType
  readonly unfinished: readonly Unfinished[]
}

/** Takes files by choosing, dropping, or from the camera; nothing is uploaded before the player has looked at them and sends them. */
export function DocumentUpload({ documentType, unfinished }: Props) {
  const t = useText(verificationText)
  const { uploads, add, again, remove } = useUploads(documentType)
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useState<readonly string[] | null>(null)

  const { language } = usePage()
  const namesOf = (files: readonly File[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(files.map(({ name }) => name))

  const take = (list: FileList | null) => {
    const { taken, tooLarge, tooMany } = chooseFiles([...chosen, ...(list ?? [])], { maxBytes, maxFiles })
    const problems = [
      ...(tooLarge.length > 0 ? [t('tooLarge', { names: namesOf(tooLarge) })] : []),
      ...(tooMany.length > 0 ? [t('tooMany', { count: maxFiles, names: namesOf(tooMany) })] : []),
    ]
    setProblem(problems.length === 0 ? null : problems)
    setChosen(taken)
  }
  const send = () => {
    setChosen([])
    setProblem(null)
    void add(chosen)
  }

  return (
    <div className="grid gap-3">
      <section
        aria-label={`${t(documentType)}: ${t('dropHere')}`}
        className="drop-zone"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <p className="drop-words">{t('dropHere')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <FileButton label={t('choose')} onFiles={take} />
          <FileButton label={t('camera')} camera onFiles={take} />
        </div>
        <p className="text-sm text-ink-soft">{t('kinds')}</p>
      </section>
      <div role="alert">
        {problem !== null && (
          <div className="form-failure">
            {problem.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
      <ChosenFiles files={chosen} onRemove={(file) => setChosen(chosen.filter((one) => one !== file))} onSend={send} />
      {uploads.length === 0 &&
        unfinished.map(({ uploadKey, name, receivedBytes, totalBytes }) => (
          <p key={uploadKey} className="text-sm">
            {t('unfinished', { name, percent: Math.floor((100 * receivedBytes) / totalBytes) })}
          </p>
        ))}
      <ul className="grid gap-3">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            again={() => void again(upload)}
            remove={() => remove(upload.id)}
          />
        ))}
      </ul>
    </div>
  )
}

interface FileButtonProps {
  readonly label: string
  readonly camera?: boolean
  readonly onFiles: (files: FileList | null) => void
}

function FileButton({ label, camera = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!camera}
        accept={camera ? 'image/*' : accepted}
        capture={camera ? 'environment' : undefined}
        onChange={(event) => {
          onFiles(event.target.files)
          event.target.value = '' // so that the same file can be chosen again
        }}
      />
    </>
  )
}

function UploadRow({ upload, again, remove }: { upload: Upload; again: () => void; remove: () => void }) {
  const t = useText(verificationText)
  const refusalText = useRefusalText()
  const { file, share, failure } = upload
  return (
    <li className="grid gap-2">
      <span className="break-all">{file.name}</span>
      {failure === null ? (
        <progress className="upload-progress" aria-label={t('progress', { name: file.name })} value={share} max={1} />
      ) : (
        <div role="alert" className="grid gap-2">
          <p className="form-failure">{refusalText(failure)}</p>
          <p className="flex flex-wrap gap-3">
            <Button onClick={again}>{t('again')}</Button>
            <Button kind="quiet" onClick={remove}>
              {t('remove')}
            </Button>
          </p>
        </div>
      )}
    </li>
  )
}
