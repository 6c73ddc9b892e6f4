export { PlayPicturePage as default } from '../features/play-picture/PlayPicturePage.tsx'
