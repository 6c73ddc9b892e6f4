import { startCabinet } from '../../cabinet/start-cabinet.ts'
import { lanternRiver } from './title.ts'

void startCabinet(lanternRiver)
