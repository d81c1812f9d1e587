/** Marks a topic where a call has its method. */
export function ChannelBadge() {
  return (
    <span className="method" data-method="websocket">
      WS
    </span>
  )
}
