/** A page takes the time that it takes: on a busy machine, the first one may load for longer than Vike waits. */
export default false
