// include parts/environment.java

// include parts/json.java

// include parts/server-clock.java

// include parts/signed-request.java

// include parts/wait-for-turn.java

// include parts/call.java
