-- Two roles, for psql as the administrator of a new database `trek`: `trek_owner` owns the tables and changes them at an
-- upgrade, from this machine alone; `trek`, the role of the servers, reads and writes rows, and has POSTGRES_PASSWORD.
\set ON_ERROR_STOP 1
\getenv password POSTGRES_PASSWORD
CREATE ROLE trek_owner LOGIN;
CREATE ROLE trek LOGIN PASSWORD :'password';
ALTER DATABASE trek OWNER TO trek_owner;
ALTER DEFAULT PRIVILEGES FOR ROLE trek_owner GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO trek;
-- The image of PostgreSQL gives the administrator the same password. From here on they come by the socket alone.
ALTER ROLE CURRENT_USER PASSWORD NULL;
