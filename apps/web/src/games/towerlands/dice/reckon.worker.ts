/** Reckons chances beside the screen's own thread. */
import { reckon, type Asked } from '../logic/chances-reckon.ts'

addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly asked: Asked }>) => {
  postMessage({ id: data.id, reckoned: reckon(data.asked) })
})
