//! What every game promises, kept by SOTAS.

use reglette_sotas::Sotas;

reglette_testkit::conformance!(Sotas);
