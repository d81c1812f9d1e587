function fail(message) {
  console.error(message)
  process.exit(1)
}
