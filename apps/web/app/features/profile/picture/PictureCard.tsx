import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { Button } from '@andon/web-kit/Button'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useText } from '../../../page/use-text.ts'
import { usePicture } from '../../../player/picture.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { profileText } from '../text.ts'
import { type ChosenPicture, readPicture } from './chosen-picture.ts'
import { useSavePicture } from './use-save-picture.ts'

/** Loaded when the player has chosen a picture. */
const PictureCrop = lazy(() => import('./PictureCrop.tsx').then((module) => ({ default: module.PictureCrop })))

/** The player's picture: choose or take one, crop it to a square, or remove it. */
export function PictureCard() {
  const t = useText(profileText)
  const url = usePicture()
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const { pending, failure, save, remove } = useSavePicture(() => setChosen(null))
  useEffect(() => () => chosen?.bitmap.close(), [chosen])

  const choose = async (file: File) => {
    const picture = await readPicture(file)
    setUnreadable(picture === null)
    setChosen(picture)
  }

  if (chosen)
    return (
      <Suspense>
        <FormFailure failure={failure} />
        <PictureCrop
          picture={chosen}
          busy={pending}
          onKeep={(square) => void save(chosen, square)}
          onCancel={() => setChosen(null)}
        />
      </Suspense>
    )
  return (
    <div className="picture-row">
      {url === null ? (
        <span className="picture-none">
          <AccountIcon name="person" />
          <span className="sr-only">{t('noPicture')}</span>
        </span>
      ) : (
        <img src={url} alt={t('yourPicture')} className="picture-shown" width={512} height={512} />
      )}
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">{t('pictureHint')}</p>
        <div className="flex flex-wrap gap-3">
          <FileButton label={t('choosePicture')} onFile={choose} />
          <FileButton label={t('takePicture')} onFile={choose} camera />
          {url !== null && (
            <Button busy={pending} onClick={() => void remove()}>
              {t('removePicture')}
            </Button>
          )}
        </div>
        <div role="alert">{unreadable && <p className="form-failure">{t('pictureUnreadable')}</p>}</div>
        <FormFailure failure={failure} />
      </div>
    </div>
  )
}

interface FileButtonProps {
  readonly label: string
  readonly camera?: boolean
  readonly onFile: (file: File) => Promise<void>
}

/** A button in front of a file input, which cannot be styled as one. The camera button is for devices with a camera. */
function FileButton({ label, camera = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={camera ? 'picture-camera' : undefined}>
      <Button kind={camera ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={camera ? 'image/*' : 'image/jpeg,image/png,image/webp,image/*'}
        {...(camera ? { capture: 'user' as const } : {})}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = '' // so that the same file can be chosen again
          if (file) void onFile(file)
        }}
      />
    </span>
  )
}
