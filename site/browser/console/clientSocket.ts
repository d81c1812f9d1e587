/** Events of a connection. */
export interface SocketEvents {
  readonly onOpen: () => void
  readonly onMessage: (text: string) => void
  readonly onClose: (end: { readonly code: number; readonly reason: string }) => void
}

/** A connection, be it over a network or within the page. */
export interface ClientSocket {
  isOpen(): boolean
  send(text: string): void
  close(): void
}

/** Opens a connection over a network. */
export function openWebSocket(url: string, { onOpen, onMessage, onClose }: SocketEvents): ClientSocket {
  const socket = new WebSocket(url)
  socket.onopen = onOpen
  socket.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(typeof data === 'string' ? data : '(binary)')
  socket.onclose = onClose
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  }
}
