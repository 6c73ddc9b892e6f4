import { Button } from '@andon/web-kit/Button'
import { useEffect, useState } from 'react'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { keyOf } from './choose-files.ts'
import { verificationText } from './text.ts'

interface Props {
  readonly files: readonly File[]
  readonly onRemove: (file: File) => void
  readonly onSend: () => void
}

/** Files that are chosen but not sent yet: the player looks at each, removes what was not meant, and sends the rest. */
export function ChosenFiles({ files, onRemove, onSend }: Props) {
  const t = useText(verificationText)
  if (files.length === 0) return null
  return (
    <section className="grid gap-3" aria-label={t('chosen')}>
      <p className="font-bold">{t('chosen')}</p>
      <ul className="chosen-files">
        {files.map((file) => (
          <li key={keyOf(file)}>
            <Preview file={file} />
            <span className="chosen-file-name">
              <span className="break-all">{file.name}</span>
              <FileSize bytes={file.size} />
            </span>
            <Button kind="quiet" onClick={() => onRemove(file)}>
              {t('removeFile')}
              <span className="sr-only"> {file.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t('chosenHint')}</p>
      <p>
        <Button kind="primary" onClick={onSend}>
          {t('sendChosen', { count: files.length })}
        </Button>
      </p>
    </section>
  )
}

/** The picture itself where the browser can show its type; a sheet of paper for others, such as PDF and HEIC. */
function Preview({ file }: { file: File }) {
  const address = useObjectUrl(file)
  const [shown, setShown] = useState(/^image\/(jpeg|png|webp)$/.test(file.type))
  if (shown && address !== null)
    return <img className="chosen-file-picture" src={address} alt="" onError={() => setShown(false)} />
  return (
    <span className="chosen-file-picture" aria-hidden="true">
      {kindOf(file)}
    </span>
  )
}

const kindOf = ({ name }: File) => (/\.([a-z0-9]{1,4})$/i.exec(name)?.[1] ?? '').toUpperCase()

function FileSize({ bytes }: { bytes: number }) {
  const { language } = usePage()
  const megabytes = bytes >= 1_000_000
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: megabytes ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: megabytes ? 1 : 0,
  })
  const size = format.format(megabytes ? bytes / 1_000_000 : Math.ceil(bytes / 1_000))
  return <span className="text-sm text-ink-soft">{size}</span>
}

/** An address under which the page can show the file; released with the component. */
function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
