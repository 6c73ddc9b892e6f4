import { startCabinet } from '../../shell/start-game.ts'
import { lanternRiver } from './title.ts'

void startCabinet(lanternRiver)
