// include parts/environment.go

// include parts/server-clock.go

// include parts/signed-request.go

// include parts/wait-for-turn.go

// include parts/call.go
