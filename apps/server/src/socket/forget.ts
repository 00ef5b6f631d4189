import type { TableSocket } from './connection.ts'

const NOTHING = Object.freeze({})

/**
 * Let go of the request that a connection came by: its keys have been proved and are held as hashes, its headers and its
 * query are read by nobody any more, and each connection would keep them in memory for as long as it lasts.
 */
export const forgetRequest = ({ conn, handshake }: TableSocket): void => {
  Object.assign(handshake, { auth: NOTHING, headers: NOTHING, query: NOTHING, url: '' })
  // The library holds on to the request itself. What is in it goes; set and not deleted, objects keep their shape.
  Object.assign(conn.request, { headers: {}, rawHeaders: [], url: '', _query: NOTHING })
  Object.assign(conn, { request: undefined })
}
